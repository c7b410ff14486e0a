import { gapText, sectionOfGap, type RegistrySection } from '@emanet/contract/registry-gaps';
import type { RegistryCategory } from '@emanet/contract/tables';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLanguage, useTranslation } from '../../app/i18n.ts';
import { SpecialMark } from '../../ui/SpecialMark.tsx';
import { cardId } from './card-id.ts';
import { CopyList } from './CopyList.tsx';
import { MeasureLists } from './MeasureLists.tsx';
import { Names } from './Names.tsx';
import classes from './notification.module.css';
import { subjectNames } from './subject-names.ts';

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
        <span className={classes.quiet}>
          {t('tables.activityCount', { count: category.faaliyet_sayisi })}
        </span>
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
        saklama.en_uzun === null ? [] : [saklama.en_uzun],
        saklama.en_uzun === null ? (
          <None name="saklama" />
        ) : (
          <>
            <strong>{saklama.en_uzun}</strong>
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
  const lang = useLanguage();
  const title = t(`tables.sections.${name}`);
  const gaps = category.eksikler.filter(({ kod }) => sectionOfGap(kod) === name);
  return (
    <div className={classes.section} data-section={name}>
      <h3>{title}</h3>
      <div className={classes.value}>
        {children}
        {gaps.map((gap) => (
          <p key={gap.kod} className={classes.gap}>
            <IconAlertTriangle size={14} aria-hidden /> {gapText(gap, lang)}
          </p>
        ))}
      </div>
      {copied.length > 0 && <CopyList names={copied} label={`${category.ad}: ${title}`} />}
    </div>
  );
}
