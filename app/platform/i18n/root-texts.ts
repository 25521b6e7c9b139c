/** The texts that every page waits for. The root's handle names them, and the build writes one file of them per language. */
export const rootTexts = ["common", "shell", "footer", "consent", "trust"];
