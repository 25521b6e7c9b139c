-- What of the files of goods is out of date or out of use (docs/decisions/0121-media-of-goods.md).

-- Goes up when a smaller picture is replaced: its address is another one then.
ALTER TABLE media ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
-- Since when no product names it; NULL while one does, and since an import has asked for it.
ALTER TABLE media ADD COLUMN unnamed_since TEXT;
-- 1: goods have been shown by it. Orders and offers that show it stay, and so does it.
ALTER TABLE media ADD COLUMN is_shown INTEGER NOT NULL DEFAULT 0 CHECK (is_shown IN (0, 1));
UPDATE media SET is_shown = 1 WHERE type <> 'application/pdf';
-- When the job last began to delete its objects; NULL: they are there.
ALTER TABLE media ADD COLUMN deleting_since TEXT;
