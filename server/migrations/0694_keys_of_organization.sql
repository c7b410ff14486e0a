LOCK TABLE aksiyonlar, anketler, basvurular, departments, diger_aktarim, egitim_davetleri, envanter_bildirimleri,
  envanter_hatirlatmalari, gozden_gecirmeler, memberships, varlik_listesi, veri_aktarim, veri_harita, veri_ihlalleri
  IN ACCESS EXCLUSIVE MODE;
SELECT lead_key('departments', 'department_id');
SELECT lead_key('memberships', 'membership_id');
