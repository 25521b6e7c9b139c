/** Duration of each part in seconds. */
export const full = { steady: { seconds: 600 }, overload: { seconds: 30 }, memory: { warmUp: 360, seconds: 1800 } };
/** Only its statuses count; no machine renders more pages than that in a second. */
export const short = { steady: { seconds: 4 }, overload: { seconds: 3, atLeast: 300 }, memory: { warmUp: 2, seconds: 4 } };
