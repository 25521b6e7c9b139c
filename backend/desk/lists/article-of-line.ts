/**
 * SQL of a fact of the article of an order's line: NULL for a set, which has several, and for goods that nobody needs any more.
 * @param at table with the columns `order_id` and `line`
 * @param fact SQL over the supply `s` and the variant `v`
 */
export const ofArticle = (
	at: string,
	fact: string,
): string => `(SELECT ${fact} FROM order_stock n CROSS JOIN supplied_variants s ON s.id = n.supplied_variant_id
	CROSS JOIN variants v ON v.id = s.variant_id WHERE n.order_id = ${at}.order_id AND n.line = ${at}.line GROUP BY n.line HAVING count(*) = 1)`;
