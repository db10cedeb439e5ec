"""Why something could not be read or done, as codes and facts: texts, messages, the operating system."""
