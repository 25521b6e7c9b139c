const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** A PNG up to its end, with words in place of its picture. @param size four bytes each of width and height */
export const pngOf = (words: string, size = "\0\0\x06\x40\0\0\x04\xb0"): Uint8Array<ArrayBuffer> =>
	bytes(`\x89PNG\r\n\x1a\n\0\0\0\rIHDR${size}${words}IEND`);

/** A JPEG up to its end, with words in place of its picture. */
export const jpegOf = (words: string): Uint8Array<ArrayBuffer> =>
	bytes(`\xff\xd8\xff\xc0\0\x11\b\x01\xe0\x02\x80\x03\xff\xda\0\0${words}\xff\xd9`);
