export const fontFamily = "sans-serif";
