export { PortfolioChoices } from './PortfolioChoices.tsx';
