"""Proofs of records: what was dealt as promised and signed is good, what was changed is found out."""

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from fullhouse.core.errors import BadInput
from fullhouse.games import game
from fullhouse.records.proofs.ed25519 import is_signed
from fullhouse.records.proofs.proof import Card, Dealt, Sealed, commitment_to, seed_of, source_of
from fullhouse.records.proofs.signing import proof_of, public_key, sign
from fullhouse.records.proofs.verify import verify
from fullhouse.records.record import Record, RecordedMove, read_record, write_record
from tests.commands import fullhouse

KEY = bytes(range(32))
OWN = public_key(KEY).hex()
SHARES = ("0a" * 16, "0b" * 16)
CARD = Card(2, 7, 3)

# RFC 8032, section 7.1: secret key, public key, message, signature.
VECTORS = [
    (
        "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
        "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
        "",
        "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
    ),
    (
        "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
        "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
        "72",
        "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00",
    ),
    (
        "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7",
        "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
        "af82",
        "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a",
    ),
]


def dealt(secret: str = "ab" * 32, card: Card | None = None) -> Dealt:
    return Dealt(commitment_to(secret, card), secret, SHARES, card)


def played(name: str = "tiles", deal: Dealt | None = None, moves: int = 3) -> Record:
    """A game dealt as promised, some moves long, and signed."""
    deal = deal or dealt()
    rules = game(name)
    source = source_of(seed_of(deal.secret, deal.shares), deal.card)
    state, setup = rules.setup({}, 2, source)
    made = []
    for _ in range(moves):
        seat = rules.to_act(state)[0]
        move = rules.legal(state, seat)[0]
        state, _ = rules.play(state, seat, move)
        made.append(RecordedMove(seat, rules.write_move(move), 1.5))
    record = Record(game=name, seats=("Ana", "Ben"), setup=setup, moves=tuple(made), rules=rules.version)
    return signed(record, deal)


def signed(record: Record, deal: Dealt | None) -> Record:
    return replace(record, proof=proof_of(record, deal, KEY))


@pytest.mark.parametrize(("secret", "public", "message", "signature"), VECTORS)
def test_signatures_are_those_of_the_standard(secret: str, public: str, message: str, signature: str) -> None:
    key, text, made = bytes.fromhex(public), bytes.fromhex(message), bytes.fromhex(signature)
    assert public_key(bytes.fromhex(secret)) == key
    assert sign(bytes.fromhex(secret), text) == made
    assert is_signed(key, text, made)
    assert not is_signed(key, text + b"!", made)
    assert not is_signed(key, text, made[:32] + bytes([made[32] ^ 1]) + made[33:])


def test_bytes_that_are_no_signature_or_no_key_are_none() -> None:
    key = public_key(KEY)
    good = sign(KEY, b"")
    order = 2**252 + 27742317777372353535851937790883648493
    again = int.from_bytes(good[32:], "little") + order  # the same number, written in another way
    for public, signature in (
        (key, good[:63]),
        (key[:31], good),
        (key, good[:32] + again.to_bytes(32, "little")),
        (b"\xff" * 32, good),
        ((2).to_bytes(32, "little"), good),
        ((1 | 1 << 255).to_bytes(32, "little"), good),
    ):
        assert not is_signed(public, b"", signature)


@pytest.mark.parametrize(("name", "card"), [("tiles", None), ("markers", None), ("classic", CARD)])
def test_a_game_that_was_dealt_as_promised_is_good(name: str, card: Card | None) -> None:
    record = read_record(write_record(played(name, dealt(card=card)), indent=True))
    verdict = verify(record, key=OWN, commitment=dealt(card=card).commitment)
    assert (verdict.signed, verdict.deal, verdict.devices, verdict.moves) == (True, "shared", 2, 3)
    assert verdict.people


SMALL = [
    bytes.fromhex(text)
    for text in (
        "01" + "00" * 31,
        "ec" + "ff" * 30 + "7f",
        "00" * 32,
        "00" * 31 + "80",
        "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
        "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85",
        "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
        "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa",
    )
]
"""The eight points that are nothing after at most eight steps."""


@pytest.mark.parametrize("key", SMALL, ids=[key.hex()[:8] for key in SMALL])
def test_keys_that_have_no_secret_sign_nothing(key: bytes) -> None:
    """With 0 for an answer, one message in eight or more would be signed by nobody."""
    for begin in SMALL:
        for number in range(16):
            assert not is_signed(key, bytes([number]), begin + bytes(32))


def test_a_record_says_whose_key_it_is_signed_with() -> None:
    """A stranger's key signs as well as any other, so it counts for nothing until somebody names it."""
    record, stranger = played(), b"\x01" * 32
    forged = replace(record, proof=proof_of(record, dealt(), stranger))
    assert (verify(record, ours=OWN).signer, verify(record, ours=OWN).signed) == ("ours", True)
    assert (verify(forged, ours=OWN).signer, verify(forged, ours=OWN).signed) == ("unknown", False)
    named = verify(forged, ours=OWN, known=[public_key(stranger).hex().upper()])
    assert (named.signer, named.signed) == ("another", True)
    assert (verify(record).signer, verify(record, key=OWN).signer) == ("unknown", "another")


def without_people(record: Record) -> Record:
    """What whoever has a record does to take out who played it, and when."""
    assert record.proof is not None
    return replace(
        record,
        seats=("1", "2"),
        moves=tuple(RecordedMove(move.seat, move.move) for move in record.moves),
        proof=replace(
            record.proof,
            names=tuple(replace(name, salt="") for name in record.proof.names),
            times=replace(record.proof.times, salt=""),
        ),
    )


def test_names_and_times_can_be_deleted() -> None:
    """Then nobody vouches for what stands in their place, and their hashes tell nothing."""
    record = played()
    verdict = verify(without_people(record), ours=OWN)
    assert (verdict.signed, verdict.people) == (True, False)
    assert record.proof is not None
    salts = {sealed.salt for sealed in (*record.proof.names, record.proof.times)}
    assert len(salts) == 3
    assert all(salt not in write_record(without_people(record)) for salt in salts)
    other = played(moves=2).proof
    assert other is not None
    assert salts.isdisjoint(sealed.salt for sealed in other.names)


def test_a_time_may_be_written_without_its_zero() -> None:
    """As JavaScript does it, which has one kind of numbers."""
    record = played()
    whole = signed(replace(record, moves=tuple(replace(move, at=4.0) for move in record.moves)), dealt())
    assert verify(read_record(write_record(whole).replace("4.0", "4"))).people


def another_deal(record: Record) -> Record:
    """A server that deals otherwise than it promised."""
    _, setup = game("tiles").setup({}, 2, {"seed": 1})
    return signed(replace(record, setup=setup, moves=()), dealt())


def another_secret(record: Record) -> Record:
    """A server that opens another secret than it promised."""
    deal = replace(dealt(), secret="cd" * 32)
    _, setup = game("tiles").setup({}, 2, {"seed": seed_of(deal.secret, SHARES)})
    return signed(replace(record, setup=setup, moves=()), deal)


def fewer_shares(record: Record) -> Record:
    """A server that leaves out a share, and says so nowhere."""
    _, setup = game("tiles").setup({}, 2, {"seed": seed_of(dealt().secret, SHARES[:1])})
    return signed(replace(record, setup=setup, moves=()), dealt())


def with_proof(**changed: object) -> Callable[[Record], Record]:
    return lambda record: replace(record, proof=replace(record.proof, **changed))  # type: ignore[type-var]


def with_moves(**changed: object) -> Callable[[Record], Record]:
    return lambda record: replace(record, moves=tuple(replace(move, **changed) for move in record.moves))


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda record: replace(record, moves=record.moves[:-1]), "proof-changed"),
        (lambda record: replace(record, moves=record.moves[:1]), "proof-changed"),
        (with_proof(deal=None), "proof-changed"),
        (with_proof(names=()), "proof-changed"),
        (lambda record: replace(record, seats=("Ben", "Ana")), "proof-name"),
        (with_moves(at=0.1), "proof-times"),
        (with_moves(by=2), "proof-times"),
        (with_proof(times=Sealed("00" * 32)), "proof-signature"),
        (with_proof(signature="00" * 64), "proof-signature"),
        (with_proof(key=public_key(b"\x01" * 32).hex()), "proof-signature"),
        (another_secret, "proof-commitment"),
        (another_deal, "proof-deal"),
        (fewer_shares, "proof-deal"),
    ],
)
def test_what_was_changed_is_found_out(change: Callable[[Record], Record], code: str) -> None:
    record = change(played())
    with pytest.raises(BadInput) as caught:
        verify(record)
    assert caught.value.code == code


def test_another_key_or_promise_than_expected_is_found_out() -> None:
    record = played()
    for expected, code in (({"key": "00" * 32}, "proof-key"), ({"commitment": "00" * 32}, "proof-promise")):
        with pytest.raises(BadInput) as caught:
            verify(record, **expected)
        assert caught.value.code == code
    with pytest.raises(BadInput) as caught:
        verify(replace(record, proof=None), key="00" * 32)
    assert caught.value.code == "proof-missing"


def test_chosen_setups_and_games_of_a_device_are_told_apart() -> None:
    record = played()
    assert verify(signed(record, None)).deal == "chosen"
    alone = verify(replace(record, proof=None))
    assert (alone.signed, alone.deal) == (False, "unknown")
    lonely = replace(dealt(), shares=())
    _, setup = game("tiles").setup({}, 2, {"seed": seed_of(lonely.secret, ())})
    assert verify(signed(replace(record, setup=setup, moves=()), lonely)).deal == "server"


def test_a_proof_that_cannot_be_read_is_refused_by_name() -> None:
    text = write_record(played()).replace('"signature":"', '"signature":"!')
    with pytest.raises(BadInput) as caught:
        read_record(text)
    assert (caught.value.code, caught.value.facts["where"]) == ("record-proof", "signature")


def test_the_command_tells_it_in_words(tmp_path: Path) -> None:
    good, bad, alone = tmp_path / "good.json", tmp_path / "bad.json", tmp_path / "alone.json"
    played().save(good)
    replace(played(), moves=()).save(bad)
    replace(played(), proof=None).save(alone)
    done = fullhouse("verify", str(good))
    assert done.returncode == 0
    assert "numbers of 2 devices" in done.stdout
    assert (
        f"a key that is not known here; anyone can make such a key. Compare it with the server’s own: {OWN}"
        in (done.stdout)
    )
    assert (
        "Signed by another server whose key was named" in fullhouse("verify", str(good), "--key", OWN).stdout
    )
    assert '"deal":"shared"' in fullhouse("verify", str(good), "--json").stdout
    assert "Not signed" in fullhouse("verify", str(alone)).stdout
    done = fullhouse("verify", str(bad))
    assert (done.returncode, "changed after the game" in done.stderr) == (2, True)
