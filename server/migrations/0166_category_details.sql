-- What an activity answers otherwise for some of its data categories; an entry is
-- '<category>.<field>=<value>'. Empty: the activity's own answers count for all of its data.
ALTER TABLE veri_harita
  ADD kategori_ayrintilari text[] NOT NULL DEFAULT '{}',
  ADD alici_grubu text[] NOT NULL DEFAULT '{}',
  ADD yurt_disi_aktarim boolean,
  ADD imha_yontemi text;
