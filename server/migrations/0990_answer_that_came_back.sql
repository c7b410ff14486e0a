-- The receipt of an application also tells its applicant that the mail with the answer came back.
CREATE POLICY applicant ON basvuru_cevaplari FOR SELECT TO emanet_link
  USING (company_id = (SELECT app_company()) AND (SELECT app_link_kind()) = 'applicant'
    AND basvuru_id = (SELECT NULLIF(app_link_row(), '')::integer));
GRANT SELECT (company_id, basvuru_id, sira, teslim) ON basvuru_cevaplari TO emanet_link;
