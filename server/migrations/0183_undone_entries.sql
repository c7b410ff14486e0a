-- An entry by which a bulk edit is undone names the entry whose state its record has again: that one is
-- the record's last change from then on. Like the edit's number it is no part of the entry's digest.
ALTER TABLE change_logs ADD geri_donulen bigint;
