import { unique } from './factories.ts';

/** A contact form as somebody without an account sends it. */
export const contactForm = () => ({
  body: { fullname: 'Ad Soyad', email: 'kimse@ornek.test', company: 'Şirket' },
});

/** A request for an account of an address that has none waiting. */
export const accountRequest = () => ({
  body: {
    fullname: 'Ad Soyad',
    email: `${unique('kisi')}@ornek.test`,
    numberoff: '10-49',
    company_name: 'Şirket',
  },
});
