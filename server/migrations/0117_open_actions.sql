-- Open actions are counted by department and risk without looking into the rows.
CREATE INDEX aksiyonlar_open ON aksiyonlar (company_id, department_id) INCLUDE (risk, son_tarih)
  WHERE guncel AND NOT durum;
