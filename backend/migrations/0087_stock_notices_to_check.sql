-- Works with the version before: it looks at all notices that wait, now without an index.
-- 1: the supplies of the variant may have changed since the job has looked whether it can be had. Only these are read, every minute.
ALTER TABLE stock_notices ADD COLUMN is_to_check INTEGER NOT NULL DEFAULT 1 CHECK (is_to_check IN (0, 1));
DROP INDEX stock_notices_waiting;
CREATE INDEX stock_notices_to_check ON stock_notices (is_to_check, id) WHERE is_to_check = 1 AND confirmed_at IS NOT NULL AND told_at IS NULL;

CREATE TRIGGER supplied_variants_notices_insert AFTER INSERT ON supplied_variants BEGIN UPDATE stock_notices SET is_to_check = 1 WHERE variant_id = NEW.variant_id AND is_to_check = 0; END;
CREATE TRIGGER supplied_variants_notices_update AFTER UPDATE OF availability, stock, delivery_min, delivery_max ON supplied_variants WHEN NEW.availability IS NOT OLD.availability OR NEW.stock IS NOT OLD.stock OR NEW.delivery_min IS NOT OLD.delivery_min OR NEW.delivery_max IS NOT OLD.delivery_max BEGIN UPDATE stock_notices SET is_to_check = 1 WHERE variant_id = NEW.variant_id AND is_to_check = 0; END;
