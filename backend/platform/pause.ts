/** Lets the isolate answer other requests in the middle of long work. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
