-- The language that a session was used in last, by the hour like `used_at`, in words of contract/locale.ts; NULL before it was noted.
ALTER TABLE sessions ADD COLUMN locale TEXT;
