-- The snapshots that a job packs: those that were stored before long ones were (backend/orders/snapshot.ts). Nothing, once it has.
CREATE INDEX orders_to_pack ON orders (octet_length(snapshot)) WHERE octet_length(snapshot) > 60000 AND instr(snapshot, '"packed_items"') = 0;
CREATE INDEX payments_to_pack ON payments (octet_length(snapshot)) WHERE octet_length(snapshot) > 60000 AND instr(snapshot, '"packed_items"') = 0;
CREATE INDEX invoices_to_pack ON invoices (octet_length(part)) WHERE octet_length(part) > 60000 AND instr(part, '"packed_items"') = 0;
