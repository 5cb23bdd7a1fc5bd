// Executed on import, unlike the other CommonJS packages. It is half of the work of the whole start.
import 'react-dom/client';
