import { OPEN_POINTS, type FilingReview, type OpenPoints } from '@emanet/contract/filings/review';
import { registerOfType } from '@emanet/contract/records/registers';
import { Link } from 'react-router';
import { useTranslation } from '../../../platform/i18n.ts';

type Records = FilingReview['kayitlar'][number];

const FILTERS = { yuksek: { risk: 'Yüksek' }, eksik_kayit: { hukum: 'Eksik' } } as const;

/** The list of a register, filtered to the records that go in with a verdict. */
const listOf = ({ tur, hal }: Records): string =>
  `${registerOfType(tur).path}?${new URLSearchParams(FILTERS[hal])}`;

const PLACES = {
  islenmemis: 'kategoriler',
  bosluk: 'amaclar',
  kesisim: 'denetim',
  sure: 'denetim',
  tedbir: 'tedbirler',
  kimlik: 'kimlik',
} as const;

type Props = Readonly<{ points: OpenPoints; records?: FilingReview['kayitlar'] | undefined }>;

/** Open points of a notification, each with a link to where it is settled; records by their names. */
export function OpenPointList({ points, records = [] }: Props) {
  const { t } = useTranslation();
  return (
    <ul className="em-bullets">
      {OPEN_POINTS.map((kod) => {
        const count = points[kod];
        if (!count) return null;
        return (
          <li key={kod}>
            {kod === 'yuksek' || kod === 'eksik_kayit' ? (
              <>
                {t(`filings.points.${kod}`, { count })}
                {': '}
                <Names records={records.filter(({ hal }) => hal === kod)} />
              </>
            ) : (
              <Link to={`/tablolar?gorunum=verbis&bolum=${PLACES[kod]}`}>
                {t(`filings.points.${kod}`, { count })}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The first records of each register by name, and a link to all of them. */
function Names({ records }: Readonly<{ records: readonly Records[] }>) {
  const { t } = useTranslation();
  return records.map((one, at) => (
    <span key={one.tur}>
      {at > 0 && '; '}
      {one.kayitlar.map(({ id, ad }, place) => (
        <span key={id}>
          {place > 0 && ', '}
          <Link to={`${registerOfType(one.tur).path}?kayit=${id}`}>{ad}</Link>
        </span>
      ))}
      {one.sayi > one.kayitlar.length && (
        <>
          {' '}
          <Link to={listOf(one)}>
            {t('filings.points.more', { count: one.sayi - one.kayitlar.length })}
          </Link>
        </>
      )}
    </span>
  ));
}
