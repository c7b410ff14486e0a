/** Pause between two creations (specification, section 9). */
export const WIZARD_PAUSE_MS = 1000;

/** Time for which the finished progress stays on screen (specification, section 9). */
export const WIZARD_CLOSE_MS = 1500;
