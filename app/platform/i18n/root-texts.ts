/** The texts that every page waits for: the root's handle names them, and the build puts those of a language into one file. */
export const rootTexts = ["common", "shell", "footer", "consent", "trust", "seo"];
