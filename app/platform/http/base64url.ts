/** Encodes bytes as letters, digits, - and _ (RFC 4648, section 5). */
export const base64url = (bytes: Uint8Array): string =>
	btoa(String.fromCharCode(...bytes))
		.replace(/\+/g, "-")
		.replace(/\//g, "_")
		.replace(/(?<!=)=+$/, "");
