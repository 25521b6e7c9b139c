/** Lets the isolate answer other requests during long work. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
