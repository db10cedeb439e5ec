"""What the decisions of a finished game were worth, judged by what each seat could see when it decided."""

from fullhouse.review.data import Review
from fullhouse.review.work import BUDGET, review

__all__ = ["BUDGET", "Review", "review"]
