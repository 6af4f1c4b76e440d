# What the Laws make of what happened.

ruling-no-effect = no effect
