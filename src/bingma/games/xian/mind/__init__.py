"""What bots and learners make of a position; compiled like the rules, and no part of them."""
