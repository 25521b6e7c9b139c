/**
 * Queries for an export of personal data (GDPR Art. 15 and 20), by the name of each part.
 * @param whose SQL: `user`, the id of the account; `email`, the address; `orders`, a condition on carts c
 */
export const ownDataStatements = ({ user, email, orders }) => ({
	account: `SELECT email, company, vatid, customername, phonenumber, billingaddress, billingaddress_additional_line, billingpostcode, billingcity,
		billing_country, is_verified, created_at, is_deleted, deleted_at, password_hash IS NOT NULL AS has_password FROM users WHERE id = ${user}`,
	sessions: `SELECT browser, system, locale, created_at, used_at, expires_at FROM sessions WHERE user_id = ${user} ORDER BY created_at`,
	team: `SELECT t.vat, m.role, m.limit_cents, m.created_at FROM team_members m JOIN teams t ON t.id = m.team_id WHERE m.user_id = ${user}`,
	invitations: `SELECT i.email, t.vat, i.role, i.limit_cents, i.created_at, i.expires_at, i.accepted_at, i.withdrawn_at
		FROM team_invitations i JOIN teams t ON t.id = i.team_id WHERE i.invited_by = ${user} OR i.email = ${email} COLLATE NOCASE ORDER BY i.id`,
	company_codes: `SELECT vat, email, expires_at, used_at FROM company_codes WHERE user_id = ${user}`,
	company_documents: `SELECT d.vat, d.state, d.reason, d.created_at, d.decided_at,
		(SELECT json_group_array(json_object('name', f.name, 'type', f.type, 'size', f.size)) FROM files f WHERE f.company_document_id = d.id) AS files
		FROM company_documents d WHERE d.user_id = ${user} ORDER BY d.id`,
	orders: `SELECT c.uuid, o.order_number, q.number AS offer_number, q.valid_until AS offer_valid_until, o.state, c.created_at, coalesce(o.updated_at, c.updated_at) AS updated_at, o.processed_at, c.reference, c.comment,
		c.shipping_comment, c.own_freight_contract, c.own_freight_carrier, c.wanted_on, c.part_deliveries, c.cost_centre, c.project, a.state AS approval_state, a.comment AS approval_comment, a.decided_at AS approval_decided_at, coalesce(o.tracking_carrier, '') AS tracking_carrier,
		coalesce(o.tracking_number, '') AS tracking_number, coalesce(o.cancel_reason, '') AS cancel_reason FROM carts c LEFT JOIN orders o ON o.id = c.id LEFT JOIN approvals a ON a.cart_id = c.id
		LEFT JOIN offers q ON q.id = c.id WHERE ${orders} ORDER BY c.id`,
	order_lines: `SELECT c.uuid AS order_uuid, s.variant_id, i.quantity, i.cut_length_mm, i.saw_plan, i.certificate, i.comment, i.cost_centre
		FROM carts c JOIN cart_items i ON i.cart_id = c.id JOIN supplied_variants s ON s.id = i.supplied_variant_id WHERE ${orders} ORDER BY i.id`,
	removed_lines: `SELECT c.uuid AS order_uuid, r.line, r.removed_at FROM carts c JOIN removed_lines r ON r.cart_id = c.id WHERE ${orders} ORDER BY r.item_id`,
	order_changes: `SELECT c.uuid AS order_uuid, h.changed_at, h.reason, h.difference FROM carts c JOIN order_changes h ON h.order_id = c.id WHERE ${orders} ORDER BY c.id, h.version`,
	order_change_requests: `SELECT c.uuid AS order_uuid, r.kind, r.asked_at, r.comment, r.asked, r.difference, r.state, r.answer
		FROM carts c JOIN order_change_requests r ON r.order_id = c.id WHERE ${orders} ORDER BY r.id`,
	order_dates: `SELECT c.uuid AS order_uuid, d.line, d.confirmed_on FROM carts c JOIN order_line_dates d ON d.order_id = c.id WHERE ${orders} ORDER BY c.id, d.line`,
	deliveries: `SELECT c.uuid AS order_uuid, d.number, d.shipped_on, d.carrier, d.tracking_number FROM carts c JOIN deliveries d ON d.order_id = c.id
		WHERE ${orders} ORDER BY d.id`,
	order_forms: `SELECT c.uuid AS order_uuid, f.* FROM carts c JOIN cart_forms f ON f.cart_id = c.id WHERE ${orders} ORDER BY c.id, f.type`,
	payments: `SELECT c.uuid AS order_uuid, p.state, p.amount_cents, p.currency, p.created_at, p.expires_at, p.paid_at,
		(SELECT coalesce(sum(r.amount_cents), 0) FROM refunds r WHERE r.payment_id = p.id AND r.state = 'done') AS refunded_cents
		FROM carts c JOIN payments p ON p.cart_id = c.id WHERE ${orders} ORDER BY p.id`,
	invoices: `SELECT c.uuid AS order_uuid, i.number, i.kind, i.issued_on, i.due_on, i.paid_on, i.net_cents, i.vat_cents, i.gross_cents, i.reason, i.part,
		(SELECT json_group_array(json_object('paid_on', p.paid_on, 'amount_cents', p.amount_cents, 'reference', p.reference)) FROM invoice_payments p WHERE p.invoice_id = i.id) AS payments,
		(SELECT json_group_array(json_object('stage', r.stage, 'sent_on', r.sent_on)) FROM invoice_reminders r WHERE r.invoice_id = i.id) AS reminders
		FROM carts c JOIN invoices i ON i.order_id = c.id WHERE ${orders} ORDER BY i.id`,
	claims: `SELECT c.uuid AS order_uuid, l.number, l.line, l.title, iif(l.is_return, 'return', l.kind) AS kind, l.quantity, l.text, l.state, l.created_at,
		(SELECT json_group_array(json_object('state', a.state, 'text', a.text, 'created_at', a.created_at)) FROM claim_answers a WHERE a.claim_id = l.id) AS answers,
		(SELECT json_group_array(json_object('name', f.name, 'type', f.type, 'size', f.size)) FROM files f WHERE f.claim_id = l.id) AS files
		FROM claims l JOIN carts c ON c.id = l.order_id WHERE l.user_id = ${user} ORDER BY l.id`,
	reviews: `SELECT c.uuid AS order_uuid, r.rating, r.text, r.language, r.written_on FROM carts c JOIN reviews r ON r.order_id = c.id WHERE ${orders} ORDER BY c.id`,
	approvals: `SELECT c.uuid AS order_uuid, d.state, d.decided_at, d.cents, d.comment
		FROM approval_decisions d JOIN carts c ON c.id = d.cart_id WHERE d.decided_by = ${user} ORDER BY d.id`,
	lists: `SELECT uuid, name, created_at, updated_at, team_id IS NOT NULL AS is_shared, rhythm, due_on FROM lists WHERE user_id = ${user} ORDER BY id`,
	list_lines: `SELECT l.uuid AS list_uuid, s.variant_id, i.quantity, i.cut_length_mm, i.saw_plan, i.certificate, i.comment
		FROM lists l JOIN list_items i ON i.list_id = l.id JOIN supplied_variants s ON s.id = i.supplied_variant_id WHERE l.user_id = ${user} ORDER BY i.id`,
	addresses: `SELECT a.label, a.company, a.name, a.phone, a.street_address, a.address_additional_line, a.post_code, a.city, a.country, a.site_notes, a.created_at,
		a.team_id IS NOT NULL AS is_of_team, EXISTS (SELECT 1 FROM default_addresses d WHERE d.address_id = a.id AND d.user_id = a.user_id) AS is_default
		FROM addresses a WHERE a.user_id = ${user} ORDER BY a.id`,
	discounts: `SELECT percent_bp, threshold, start_date, end_date,
		(SELECT json_group_object(language, title) FROM discount_translations WHERE discount_id = discounts.id) AS titles FROM discounts WHERE user_id = ${user} ORDER BY id`,
	messages: `SELECT kind, created_at, email, company, vat, name, phone, message, item, quantity, place, wanted_on, website, products, cart, state, answer,
		(SELECT json_group_array(json_object('name', f.name, 'type', f.type, 'size', f.size)) FROM files f WHERE f.contact_message_id = contact_messages.id) AS files
		FROM contact_messages WHERE email = ${email} COLLATE NOCASE OR user_id = ${user} ORDER BY id`,
	order_files: `SELECT f.uuid, f.kind, f.number, f.message, f.created_at, (SELECT uuid FROM carts WHERE id = f.cart_id) AS order_uuid
		FROM order_files f WHERE f.user_id = ${user} ORDER BY f.id`,
	order_keys: `SELECT name, places_orders, created_at, used_at, revoked_at FROM order_keys WHERE user_id = ${user} ORDER BY id`,
	order_columns: `SELECT heads, kinds, changed_at FROM order_columns WHERE user_id = ${user} ORDER BY id`,
	stock_notices: `SELECT variant_id, email, locale, created_at, confirmed_at, told_at FROM stock_notices
		WHERE user_id = ${user} OR email = ${email} COLLATE NOCASE ORDER BY id`,
	mails: `SELECT m.kind, m.locale, m.created_at, m.sent_at, m.given_up_at FROM outbox m
		WHERE m.recipients <> '[]' AND EXISTS (SELECT 1 FROM json_each(m.recipients) r WHERE r.value = ${email} COLLATE NOCASE) ORDER BY m.id`,
});
