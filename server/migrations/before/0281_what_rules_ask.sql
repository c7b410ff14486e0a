-- Answers about a transfer abroad: who could sign the standard contract, the Board's permission of an
-- undertaking, and the law that carries the transfer by itself.
ALTER TABLE veri_aktarim
  ADD standart_sozlesme_yetki boolean,
  ADD kurul_izni_tarihi date,
  ADD yurt_disi_kanun text;
