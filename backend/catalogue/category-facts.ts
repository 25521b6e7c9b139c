/**
 * Statements without parameters that count what category pages say about their variants: norms, grades, suppliers.
 * They read the whole catalogue and are to be run after it has changed, in this order.
 */
export const categoryFacts = [
	`UPDATE categories SET norms = (
		SELECT json_group_array(norm) FROM (
			SELECT p.norm FROM category_variants cv JOIN variants v ON v.id = cv.variant_id JOIN products p ON p.id = v.product_id
			WHERE cv.category_id = categories.id AND cv.hidden = 0
			GROUP BY p.norm ORDER BY COUNT(*) DESC, p.norm LIMIT 4
		)
	)`,
	`UPDATE categories SET grades = (
		SELECT json_group_array(grade) FROM (
			SELECT a.value ->> 'value' AS grade
			FROM category_variants cv JOIN variants v ON v.id = cv.variant_id JOIN products p ON p.id = v.product_id,
				json_each(json_array(json(p.attributes), json(v.attributes))) lists, json_each(lists.value) a
			WHERE cv.category_id = categories.id AND cv.hidden = 0 AND a.value ->> 'code' = 'grade'
			GROUP BY grade ORDER BY COUNT(*) DESC, grade LIMIT 6
		)
	)`,
	`UPDATE categories SET supplier_count = (
		SELECT COUNT(DISTINCT s.supplier_id)
		FROM category_variants cv JOIN supplied_variants s ON s.variant_id = cv.variant_id
		WHERE cv.category_id = categories.id AND cv.hidden = 0
	)`,
] as const;
