-- Controllers that keep no balance-sheet books have no total to compare with the Board's figure.
ALTER TABLE verbis_muafiyeti ADD COLUMN bilanco_yok boolean;
