/** The pages of a table's menu; empty while it is closed. */
export type MenuPage = '' | 'all' | 'moves' | 'invite' | 'device' | 'bot' | 'deal' | 'rules';
