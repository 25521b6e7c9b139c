/** Whether browser tests leave out what `npm run test:all` repeats. */
export const isShort = process.env.E2E_SHORT === "1";
