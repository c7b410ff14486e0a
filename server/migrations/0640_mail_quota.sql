-- One counter of all mails to people who are not of the company that sends them. It is the outbox itself:
-- what is counted leaves with the transaction that put it in, and an undo takes it back.
ALTER TABLE mail_outbox
  ADD COLUMN disari boolean NOT NULL DEFAULT false,
  ADD COLUMN gonderen_kisi integer;
CREATE INDEX mail_outbox_counted ON mail_outbox (gonderen, created_at) WHERE disari;

-- Mails that the company and the person of the scope have sent within 24 hours, how many they may, when a place
-- becomes free. The transaction's own mails are apart: a refusal speaks of those before it.
CREATE FUNCTION mail_quota(young integer, usual integer) RETURNS TABLE (
  sinir integer, kullanilan integer, acilis timestamptz,
  kisi_siniri integer, kisi_kullanilan integer, kisi_acilis timestamptz,
  yeni_bitis timestamptz, bu_islem integer
)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT l.most, f.sent, f.free, (l.most + 1) / 2, f.own_sent, f.own_free, l.young_until, f.here
  FROM (
    SELECT CASE WHEN y.young_until > now() THEN least(young, usual) ELSE usual END AS most,
      CASE WHEN y.young_until > now() THEN y.young_until END AS young_until
    FROM companies c, LATERAL (SELECT c.olusturma_tarihi + interval '14 days' AS young_until) y
    WHERE c.company_id = app_company()
  ) l, (
    SELECT count(*) FILTER (WHERE before)::integer AS sent,
      min(created_at) FILTER (WHERE before) + interval '24 hours' AS free,
      count(*) FILTER (WHERE before AND own)::integer AS own_sent,
      min(created_at) FILTER (WHERE before AND own) + interval '24 hours' AS own_free,
      count(*) FILTER (WHERE NOT before)::integer AS here
    FROM (
      SELECT created_at, created_at <> now() AS before, gonderen_kisi = app_person() AS own
      FROM mail_outbox
      WHERE gonderen = app_company() AND disari AND created_at > now() - interval '24 hours'
    ) counted
  ) f
$$;
REVOKE EXECUTE ON FUNCTION mail_quota(integer, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION mail_quota(integer, integer) TO emanet_app, emanet_link, emanet_system;

-- Puts a mail into the outbox, or answers which limit refuses it. Counted is every mail that a company sends
-- to somebody who is no member; `occasion` is 'reply' for one that its recipient has just asked for, and
-- 'first' for one to an account that is opened by it.
CREATE FUNCTION post_mail(
  sealed bytea, urgent boolean, about text, company integer, recipient text, subject text,
  useless_seconds double precision, digest bytea, request text,
  occasion text, young integer, usual integer
) RETURNS TABLE (whose text, most integer, used integer, free timestamptz)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  own integer := app_company();
  counted boolean := own IS NOT NULL AND occasion IS DISTINCT FROM 'reply' AND (
    occasion IS NOT DISTINCT FROM 'first' OR NOT EXISTS (
      SELECT FROM users u JOIN memberships m ON m.user_id = u.user_id
      WHERE u.email = lower(recipient) AND m.company_id = own));
  room record;
BEGIN
  IF NOT is_platform() AND (
    company IS NOT NULL AND company IS DISTINCT FROM own OR about IS NOT NULL AND own IS NULL
  ) THEN
    RAISE EXCEPTION 'a mail of another company' USING ERRCODE = '42501';
  END IF;
  IF counted THEN
    -- Two senders count one after the other. Behind the head of the company's log, which every entry locks:
    -- verbs write their entry before the mail or after it, and two locks would be taken in both orders.
    PERFORM FROM change_log_heads h WHERE h.company_id = own FOR UPDATE;
    PERFORM pg_advisory_xact_lock(hashtext('post_mail'), own);
    SELECT * INTO room FROM mail_quota(young, usual);
    IF room.kullanilan + room.bu_islem >= room.sinir THEN
      RETURN QUERY SELECT 'company', room.sinir, room.kullanilan, room.acilis;
      RETURN;
    ELSIF app_person() IS NOT NULL AND room.kisi_kullanilan + room.bu_islem >= room.kisi_siniri THEN
      RETURN QUERY SELECT 'person', room.kisi_siniri, room.kisi_kullanilan, room.kisi_acilis;
      RETURN;
    END IF;
  END IF;
  INSERT INTO mail_outbox (sealed, urgent, about, company_id, alici, konu, useless_after, adres_ozeti,
    request_id, gonderen, disari, gonderen_kisi)
  VALUES (sealed, urgent, about, company, CASE WHEN company IS NOT NULL THEN recipient END, subject,
    now() + make_interval(secs => useless_seconds), digest, request, own, counted, app_person());
END $$;
REVOKE EXECUTE ON FUNCTION post_mail(bytea, boolean, text, integer, text, text, double precision, bytea,
  text, text, integer, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION post_mail(bytea, boolean, text, integer, text, text, double precision, bytea,
  text, text, integer, integer) TO emanet_app, emanet_identity, emanet_link, emanet_system;

-- Nodes of the version before put in mails by this one; it is no way around the counter.
CREATE OR REPLACE FUNCTION send_mail(
  sealed bytea, urgent boolean, about text, company integer, recipient text, subject text,
  useless_seconds double precision, digest bytea, request text
) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM post_mail(sealed, urgent, about, company, recipient, subject, useless_seconds,
    digest, request, CASE WHEN recipient IS NULL AND digest IS NULL THEN 'reply' END, 200, 5000))
  THEN
    RAISE EXCEPTION 'more mails than a company may send' USING ERRCODE = '54000';
  END IF;
END $$;
