/** Of the settings for development (both wrangler.toml): everybody can read it, so it protects nothing. */
export const publishedKey = "only for development, known to all";

/** A key that nobody finds by trying: 256 bits as `npm run deploy` makes them have 43 characters. */
export const leastKey = 32;

/** Whether a key is fit for production: long enough, and not the published one. */
export const isSecretKey = (key: string): boolean => key.length >= leastKey && key !== publishedKey;
