/** SQL of the version of the terms in force on a day (?, ISO by the company's clock); NULL without terms. */
export const termsOnDay = `(SELECT t.version FROM content_versions t WHERE t.kind = 'page' AND t.name = 'terms' AND t.data ->> '$.from' <= ?
	ORDER BY t.version DESC LIMIT 1)`;
