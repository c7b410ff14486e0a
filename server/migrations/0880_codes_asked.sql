-- While a code of an account lives, strangers cause no further mail: their browsers share that code. `sent`
-- counts mails of a code, `asked` the askings that caused none, which the next mail names.
ALTER TABLE otp_codes ADD sent smallint NOT NULL DEFAULT 1, ADD asked integer NOT NULL DEFAULT 0;
