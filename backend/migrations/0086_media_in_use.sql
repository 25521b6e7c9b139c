-- What of the files of goods is out of date or out of use (docs/decisions/0121-media-of-goods.md).

-- Goes up when a smaller picture is replaced: its address is another one then.
ALTER TABLE media ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
-- Since when no product names it; NULL while one does, and since an import has asked for it.
ALTER TABLE media ADD COLUMN unnamed_since TEXT;
-- When the job last began to delete its objects; NULL: they are there.
ALTER TABLE media ADD COLUMN deleting_since TEXT;
