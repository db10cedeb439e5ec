// Playing for any machine.
#define KERNEL_ENTRY_POINTS kPortable
#include "play/entry.hpp"
