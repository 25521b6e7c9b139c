/** In the development settings (both wrangler.toml). Everybody can read it, so it protects nothing. */
export const publishedKey = "only for development, known to all";

/** Minimum key length. The 256-bit keys of `npm run deploy` have 43 characters. */
export const minKeyLength = 32;

/** Whether a key is safe for production: long enough, and not the published one. */
export const isSecretKey = (key: string): boolean => key.length >= minKeyLength && key !== publishedKey;
