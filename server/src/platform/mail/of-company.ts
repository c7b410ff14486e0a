import { inCompany } from '@emanet/contract/shared/company-address';
import type { Block, MailContent } from './layout.ts';

/** The company that a mail is about. */
export type MailCompany = Readonly<{ company_id: number; company_name: string }>;

/** A longer subject is cut, so that the company's name after it fits. */
const MOST_OF_SUBJECT = 120;

/**
 * A mail as it leaves: its company named in the subject, and paths into the application as whole
 * addresses that lead to this company.
 */
export function mailOf(
  { subject, blocks }: MailContent,
  base: string,
  company: MailCompany | undefined,
): MailContent {
  const whole = (address: string): string =>
    address.startsWith('/')
      ? new URL(company ? inCompany(address, company.company_id) : address, base).href
      : address;
  const led = (block: Block): Block => {
    if (block.kind === 'link') return { ...block, address: whole(block.address) };
    if (block.kind !== 'items') return block;
    return {
      ...block,
      items: block.items.map(({ url, ...item }) => ({ ...item, ...(url && { url: whole(url) }) })),
    };
  };
  const name = company?.company_name;
  return {
    subject:
      name && !subject.includes(name) ? `${subject.slice(0, MOST_OF_SUBJECT)} · ${name}` : subject,
    blocks: blocks.map(led),
  };
}
