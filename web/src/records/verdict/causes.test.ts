import { fineInWords } from '@emanet/contract/data/fines';
import { describe, expect, it } from 'vitest';
import { registers } from '../registers.ts';
import { causesOf } from './causes.ts';
