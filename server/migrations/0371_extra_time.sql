-- Extra time that an authority grants once beyond the period of the law, with its proof.
ALTER TABLE sureler ADD ek_gun integer, ADD ek_kaniti text;
