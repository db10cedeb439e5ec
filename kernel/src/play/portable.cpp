// Playing for any machine.
#define KERNEL_DOOR kPortable
#include "play/entry.hpp"
