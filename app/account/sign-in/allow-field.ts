/** The button that allows functional cookies and sends the form on. */
export const allowField = "allow";
