import { Box, Group, Text } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { KEYS, type KeyPlace } from '../../platform/keys.ts';
import { KeyCaps } from '../../ui/KeyCaps.tsx';
import { OpenModal } from '../../ui/overlay/OpenModal.tsx';

const PLACES = Object.keys(KEYS) as KeyPlace[];
const specsOf = (place: KeyPlace): Readonly<Record<string, readonly string[]>> => KEYS[place];

/** All keys of the application by where they work, from the table that also handles them. */
export default function KeyList({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const texts = t('keys', { returnObjects: true });
  const actsOf = (place: KeyPlace): Readonly<Record<string, string>> => texts[place];
  return (
    <OpenModal onClose={onClose} title={texts.title} size={760}>
      <div style={{ columns: 2, columnGap: 'var(--mantine-spacing-xl)' }}>
        {PLACES.map((place) => (
          <Box component="section" key={place} pb="lg" style={{ breakInside: 'avoid' }}>
            <Text component="h3" fz="xs" fw={600} c="dimmed">
              {texts.places[place]}
            </Text>
            <Box component="dl" m={0}>
              {Object.entries(specsOf(place)).map(([act, specs]) => (
                <Box key={act} py="tiny" className="em-row em-apart em-line-bottom">
                  <dt>{actsOf(place)[act]}</dt>
                  <Group
                    component="dd"
                    gap="tiny"
                    m={0}
                    wrap="nowrap"
                    style={{ whiteSpace: 'nowrap' }}
                  >
                    <KeyCaps specs={specs} />
                  </Group>
                </Box>
              ))}
            </Box>
          </Box>
        ))}
      </div>
    </OpenModal>
  );
}
