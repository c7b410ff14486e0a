-- Further grounds of an answer that refuses several rights; empty where one ground carries it all.
ALTER TABLE basvuru_cevaplari ADD ret_ek_nedenler text[];
