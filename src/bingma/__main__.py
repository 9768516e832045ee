"""`python -m bingma` is the command line too."""

from bingma.terminal.main import main

if __name__ == "__main__":
    main()
