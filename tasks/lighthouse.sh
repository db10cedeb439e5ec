# How the home page and a table do in Lighthouse; fetched from the npm registry when asked for.
exec python -m tests.browser.lighthouse
