"""What is asked of a page at once: a question to a browser costs more than its answer."""

STANDING = """() => {
    const says = (what, text) =>
        [...document.querySelectorAll(what)].some(one => one.innerText.trim() === text);
    if (document.querySelector('button.rematch') || says('button', 'See the result')) return 'over';
    if (document.querySelector('[data-action="accept"]')) return 'asked';
    return says('p.turn', 'Your turn') ? 'turn' : '';
}"""
"""What a person can do."""
SEQ = "Number(document.querySelector('[data-seq]')?.dataset.seq ?? 0)"
"""The last entry of the table's log that the page shows."""
FOLLOW = """path => new Promise((arrived, failed) => {
    const before = document.querySelector('main'), end = performance.now() + 90_000;
    if (!before) return arrived(false);
    const link = document.createElement('a');
    link.href = path;
    const isSame = link.pathname === location.pathname;
    document.body.append(link);
    link.click();
    link.remove();
    const look = () => {
        const now = document.querySelector('main');
        if (now && (isSame || now !== before)) arrived(true);
        else if (performance.now() > end) failed(new Error(`no page came for ${path}`));
        else setTimeout(look, 5);
    };
    look();
})"""
"""Follows a link to another page, and waits until that is drawn; false without a page to start from."""
UNPAINTED = """{
    document.unpainted = new CSSStyleSheet();
    document.unpainted.replaceSync('html { opacity: 0 }');
    document.adoptedStyleSheets.push(document.unpainted);
}"""
"""Everything is laid out and can be touched, but no pixel is painted, which would be a fifth of the work."""
