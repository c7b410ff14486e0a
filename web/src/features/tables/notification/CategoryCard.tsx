import { sectionOfGap, type RegistrySection } from '@emanet/contract/tables/gaps';
import type { RegistryCategory } from '@emanet/contract/tables';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { SpecialMark } from '../../../ui/SpecialMark.tsx';
import { addressOfActivities } from '../behind.ts';
import { cardId } from './card-id.ts';
import { CopyList } from './CopyList.tsx';
import { GapLine } from './GapLine.tsx';
import { MeasureLists } from './MeasureLists.tsx';
import { Names } from '../Names.tsx';
import classes from './notification.module.css';
import { subjectNames } from '../subject-names.ts';

/** One category of data as the registry's own form asks about it. */
export function CategoryCard({ category }: { category: RegistryCategory }) {
  const { t } = useTranslation();
  const { kategori, ad, saklama, yurt_disi } = category;
  const names = (list: readonly { ad: string }[]) => list.map((one) => one.ad);
  const section = (name: RegistrySection, copied: readonly string[], children: ReactNode) => (
    <Section name={name} category={category} copied={copied}>
      {children}
    </Section>
  );
  const listed = (name: RegistrySection, all: readonly string[], copied = all) =>
    section(name, copied, all.length > 0 ? <Names names={all} /> : <None name={name} />);
  return (
    <section
      className={classes.card}
      id={cardId(kategori)}
      aria-labelledby={`${cardId(kategori)}-ad`}
    >
      <header className={classes.head}>
        <h2 id={`${cardId(kategori)}-ad`}>{ad}</h2>
        {category.ozel_nitelikli && <SpecialMark withText />}
        <ActivityCount kategori={kategori} count={category.faaliyet_sayisi} />
      </header>
      {listed('amaclar', names(category.amaclar))}
      {listed(
        'ilgili_kisiler',
        subjectNames(category.ilgili_kisiler),
        names(category.ilgili_kisiler),
      )}
      {listed('alici_gruplari', names(category.alici_gruplari))}
      {section(
        'saklama',
        saklama.sicil,
        saklama.en_uzun === null ? (
          <None name="saklama" />
        ) : (
          <>
            <strong>{saklama.sicil.join(' / ') || saklama.en_uzun}</strong>
            {saklama.sicil.length > 0 && !saklama.sicil.includes(saklama.en_uzun) && (
              <p className={classes.hint}>{saklama.en_uzun}</p>
            )}
            {saklama.asgari && <p className={classes.hint}>{t('tables.leastOnly')}</p>}
            {saklama.sureler.length > 1 && (
              <p className={classes.hint}>
                {t('tables.otherPeriods', {
                  periods: names(saklama.sureler)
                    .filter((one) => one !== saklama.en_uzun)
                    .join('; '),
                })}
              </p>
            )}
          </>
        ),
      )}
      {section(
        'yurt_disi',
        yurt_disi.ulkeler,
        yurt_disi.ulkeler.length + yurt_disi.mekanizmalar.length > 0 ? (
          <>
            <Names names={yurt_disi.ulkeler} />
            {yurt_disi.mekanizmalar.length > 0 && (
              <p className={classes.hint}>
                {t('tables.restsOn', { mechanisms: names(yurt_disi.mekanizmalar).join('; ') })}
              </p>
            )}
          </>
        ) : (
          <None name="yurt_disi" />
        ),
      )}
      {section('tedbirler', [], <MeasureLists measures={category.tedbirler} of={ad} />)}
    </section>
  );
}

/** In how many activities the category is processed, and which. */
function ActivityCount({ kategori, count }: { kategori: string; count: number }) {
  const { t } = useTranslation();
  const text = t('tables.activityCount', { count });
  if (count === 0) return <span className={classes.quiet}>{text}</span>;
  return (
    <Link className={classes.quiet} to={addressOfActivities(kategori)}>
      {text}
    </Link>
  );
}

const None = ({ name }: { name: RegistrySection }) => {
  const { t } = useTranslation();
  return <span className={classes.quiet}>{t(`tables.none.${name}`)}</span>;
};

type SectionProps = Readonly<{
  name: RegistrySection;
  category: RegistryCategory;
  copied: readonly string[];
  children: ReactNode;
}>;

/** A question of the registry, its answer, what the answer lacks, and a button that copies it. */
function Section({ name, category, copied, children }: SectionProps) {
  const { t } = useTranslation();
  const title = t(`tables.sections.${name}`);
  const gaps = category.eksikler.filter(({ kod }) => sectionOfGap(kod) === name);
  return (
    <div className={classes.section} data-section={name}>
      <h3>{title}</h3>
      <div className={classes.value}>
        {children}
        {gaps.map((gap) => (
          <GapLine key={gap.kod} kategori={category.kategori} gap={gap} />
        ))}
      </div>
      {copied.length > 0 && <CopyList names={copied} label={`${category.ad}: ${title}`} />}
    </div>
  );
}
